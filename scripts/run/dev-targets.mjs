import { Mistake } from './mistake.mjs';

// Node makes worker threads report their imports as messages to whoever started them, and the
// server takes a message of a worker for its answer.
const withoutReports = 'data:text/javascript,delete process.env.WATCH_REPORT_DEPENDENCIES';

/**
 * What `npm run dev` runs and keeps fresh: a program for the pinned Node, in a folder.
 *
 * @type {Readonly<Record<string, { needs: import('./parts.mjs').Part, folder: string, args: string[] }>>}
 */
const targets = {
	extension: { needs: 'extension', folder: 'extension', args: ['--run', 'dev'] },
	wordpress: { needs: 'everything', folder: '.', args: ['e2e/wordpress/start.ts', '--watch'] },
	server: {
		needs: 'server',
		folder: '.',
		args: [
			'--watch-path=server/src',
			'--watch-path=core/src',
			`--import=${withoutReports}`,
			'server/src/main.ts',
			'start',
		],
	},
};

/** @param {readonly string[]} names */
export function devTarget(names) {
	const [name = ''] = names;
	const target = targets[name];
	if (target && names.length === 1) return target;
	throw new Mistake(`Name one of ${Object.keys(targets).join(', ')}: npm run dev -- server`);
}
