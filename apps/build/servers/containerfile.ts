/**
 * A container that serves the folder with nginx, without root's rights and on a read-only disk:
 * `podman build --tag dine <folder>`, then `podman run --read-only --tmpfs /tmp --publish 8080:8080 dine`.
 */
export const containerfile = (app: string): string => `# Written by the build: a container that serves this folder on port 8080.
#   podman build --format docker --tag dine .
#   podman run --read-only --tmpfs /tmp --publish 8080:8080 dine
FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY . /srv/www
USER www-data
EXPOSE 8080
# Healthy when it answers a page.
HEALTHCHECK --interval=10s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /${app}/ HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && test $status = 200"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-p", "/srv/www", "-c", "nginx.conf", "-g", "daemon off;"]
`
