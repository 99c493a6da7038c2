import path from 'node:path';
import { bundleCommand, source } from './bundle-command.ts';

/** The commands that need no server. */
const own = [
	...['audit', 'compare', 'completion', 'ignore', 'rules'],
	...['crawl', 'crawl-compare', 'crawl-list', 'crawl-remove', 'crawl-show'],
];

/** Modules that only the server’s package contains, and what the user asked for if they are loaded. */
const absent = [
	[new RegExp(`/(?!(?:${own.join('|')})\\.)[\\w-]+\\.command\\.ts$`), 'This command'],
	[/\/create-renderer\.ts$/, '--render'],
	[/\/postgres\/[\w-]+\.ts$/, 'A PostgreSQL database'],
] as const;

/** Replaces them by a module that throws when it is loaded. */
const withoutServer = {
	name: 'without-server',
	resolveId(module: string) {
		const place = absent.findIndex(([pattern]) => pattern.test(module));
		return place < 0 ? undefined : `\0absent-${place}`;
	},
	load(id: string) {
		const [, what] = absent.find((_, place) => id === `\0absent-${place}`) ?? [];
		if (what === undefined) return;
		const thrower = JSON.stringify(path.join(source, 'process/server-missing.ts'));
		return `import { serverMissing } from ${thrower};\nthrow serverMissing(${JSON.stringify(what)});`;
	},
};

await bundleCommand({
	entries: ['main.ts', 'pages/audits/audit-worker.ts', 'database/sqlite/sqlite-worker.ts'],
	folder: path.resolve(import.meta.dirname, '../../cli/dist'),
	plugins: withoutServer,
});
