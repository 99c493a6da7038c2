import path from 'node:path';
import { build } from 'tsdown';
import { noticesPlugin } from '../notices/notices-plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = (file: string) => path.join(root, 'server/src', file);

/** The commands that need no server. */
const own = [
	...['audit', 'compare', 'completion', 'ignore', 'rules'],
	...['crawl', 'crawl-compare', 'crawl-list', 'crawl-remove', 'crawl-show'],
];

/** Modules that only the server’s package contains, and what the user asked for if they are loaded. */
const absent: readonly (readonly [RegExp, string])[] = [
	[new RegExp(`/(?!(?:${own.join('|')})\\.)[\\w-]+\\.command\\.ts$`), 'This command'],
	[/\/create-renderer\.ts$/, '--render'],
	[/\/postgres\/[\w-]+\.ts$/, 'A PostgreSQL database'],
];

/** In their place stands a module that throws when it is loaded. */
const withoutServer = {
	name: 'without-server',
	resolveId(module: string) {
		const what = absent.find(([pattern]) => pattern.test(module))?.[1];
		return what && `\0absent:${what}`;
	},
	load(id: string) {
		const [, what] = id.match(/^\0absent:(.+)$/) ?? [];
		if (what === undefined) return;
		const thrower = JSON.stringify(source('process/server-missing.ts'));
		return `import { serverMissing } from ${thrower};\nthrow serverMissing(${JSON.stringify(what)});`;
	},
};

// Bundles the command with all that it uses, so that the package needs no other and starts quickly.
await build({
	config: false,
	cwd: path.join(root, 'cli'),
	entry: {
		main: source('main.ts'),
		'audit-worker': source('pages/audits/audit-worker.ts'),
		'sqlite-worker': source('database/sqlite/sqlite-worker.ts'),
	},
	platform: 'node',
	fixedExtension: false,
	deps: { alwaysBundle: [/./], onlyBundle: false },
	dts: false,
	plugins: [withoutServer, noticesPlugin()],
	logLevel: 'error',
});
