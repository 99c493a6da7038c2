import { Mistake } from './mistake.mjs';

/**
 * The programs of `npm run dev`, each for the pinned Node in a folder.
 *
 * @type {Readonly<Record<string, { needs: import('./parts.mjs').Part, folder: string, args: string[] }>>}
 */
const targets = {
	extension: { needs: 'extension', folder: 'extension', args: ['--run', 'dev'] },
	wordpress: { needs: 'everything', folder: '.', args: ['e2e/wordpress/site/start.ts', '--watch'] },
	server: {
		needs: 'server',
		folder: '.',
		args: ['--watch-path=server/src', '--watch-path=core/src', 'server/src/main.ts', 'start'],
	},
	docs: { needs: 'workspace', folder: '.', args: ['docs/build.ts', 'dev'] },
};

/** @param {readonly string[]} names */
export function devTarget(names) {
	const [name = ''] = names;
	const target = targets[name];
	if (target && names.length === 1) return target;
	throw new Mistake(`Name one of ${Object.keys(targets).join(', ')}: npm run dev -- server`);
}
