#!/usr/bin/env node
// npx starts a package’s program only if there are no others, so that this one comments too.
await import(process.argv[2] === 'comment' ? './comment.js' : '@plumbline/server/command');
