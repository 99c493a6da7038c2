#!/usr/bin/env node
// npx starts a package’s program only if there are no others, so that this one comments too.
if (process.argv[2] === 'comment') await import('./comment.js');
else await import(command());

/** The command of the server does all that this one does, and more: where it is installed, it runs. */
function command() {
	const server = '@plumbline/server/command';
	try {
		import.meta.resolve(server);
		return server;
	} catch {
		return './dist/main.js';
	}
}
