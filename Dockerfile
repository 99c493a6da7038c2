# The server and the command `plumbline`, as its npm packages are installed anywhere else.

# With a digest (node@sha256:…) a build is repeatable.
ARG NODE_IMAGE=node:24-slim

FROM $NODE_IMAGE AS build
WORKDIR /source
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --trust-lockfile \
    --filter '@plumbline/scripts...' --filter '@plumbline/cli...' \
  && node scripts/install-server.ts /app

FROM $NODE_IMAGE
# Temporary files of the database go where it lies, so nothing else need be writable.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8787 \
    DATABASE_URL=sqlite:/data/plumbline.db \
    SQLITE_TMPDIR=/data \
    PATH=/app/node_modules/.bin:$PATH
COPY --from=build /app /app
RUN mkdir --mode=700 /data && chown node:node /data
USER node
WORKDIR /
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["plumbline"]
CMD ["serve"]
