import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build, createServer } from 'vitepress';

const docs = import.meta.dirname;

execFileSync(process.execPath, [path.join(docs, 'write-references.ts')], { stdio: 'inherit' });

if (process.argv[2] === 'dev') {
	const server = await createServer(docs);
	await server.listen();
	server.printUrls();
} else {
	failOnErrors();
	await build(docs);
}

/** A page that cannot be drawn stays empty, and VitePress only prints why. */
function failOnErrors(): void {
	const print = console.error;
	console.error = (...words: readonly unknown[]) => {
		print(...words);
		process.exitCode = 1;
	};
}
