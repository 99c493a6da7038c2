import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { build, createServer, serve } from 'vitepress';

const docs = import.meta.dirname;
const [step = 'build'] = process.argv.slice(2);

switch (step) {
	case 'build':
		prepare();
		failOnErrors();
		await build(docs);
		console.log('The site is in docs/.vitepress/dist. To open it: npm run docs -- preview');
		break;
	case 'dev': {
		prepare();
		const server = await createServer(docs);
		await server.listen();
		server.printUrls();
		break;
	}
	case 'preview':
		await serve({ root: docs });
		break;
	default:
		console.error('Steps: build, dev, preview.');
		process.exitCode = 2;
}

/** Writes the pages that follow from the code, and the icon. */
function prepare(): void {
	execFileSync(process.execPath, [path.join(docs, 'write-references.ts')], { stdio: 'inherit' });
	copyFileSync(path.join(docs, '../extension/assets/icon.svg'), path.join(docs, 'public/icon.svg'));
}

/** A page that cannot be drawn stays empty, and VitePress only prints why. */
function failOnErrors(): void {
	const print = console.error;
	console.error = (...words: readonly unknown[]) => {
		print(...words);
		process.exitCode = 1;
	};
}
