import { devTarget } from './dev-targets.mjs';
import { Mistake } from './mistake.mjs';
import { neededForTests } from './selection/needed-for-tests.mjs';

/**
 * @typedef {object} Task
 * @property {Needs} needs
 * @property {string} [program] The first argument names it otherwise.
 * @property {string[]} [firstArgs]
 * @property {boolean} [fromCallersFolder] Relative paths in the arguments are the caller's.
 *
 * @typedef {import('./parts.mjs').Part[]} Parts
 * @typedef {Parts | ((root: string, args: string[]) => Parts)} Needs What to install first.
 */

/** @type {Record<string, Task>} */
export const tasks = {
	start: {
		needs: ['server'],
		program: 'server/src/main.ts',
		firstArgs: ['start'],
		fromCallersFolder: true,
	},
	plumbline: { needs: ['server'], program: 'server/src/main.ts', fromCallersFolder: true },
	test: { needs: neededForTests, program: 'scripts/test.ts' },
	dev: { needs: (_root, names) => [devTarget(names).needs], program: 'scripts/dev.ts' },
	check: { needs: ['workspace'], program: 'scripts/check.ts' },
	docs: { needs: ['workspace'], program: 'docs/build.ts' },
	attack: { needs: ['workspace'], program: 'bench/attack.ts' },
	bench: { needs: ['workspace'], program: 'bench/run.ts' },
	build: { needs: ['workspace'], program: 'scripts/build.ts' },
	wordpress: { needs: ['everything'], program: 'e2e/wordpress/site/start.ts' },
	generate: { needs: ['workspace'], program: 'scripts/generate.ts' },
	'new-language': { needs: ['workspace'], program: 'scripts/new-language.ts' },
	'new-locale': { needs: ['workspace'], program: 'scripts/new-locale.ts' },
	'new-rule': { needs: ['workspace'], program: 'scripts/new-rule.ts' },
	translations: {
		needs: ['workspace'],
		program: 'scripts/check-translations.ts',
		firstArgs: ['--missing'],
	},
	release: { needs: ['workspace'], program: 'scripts/release.ts' },
	ts: { needs: neededForScript },
	fix: { needs: ['workspace'], program: 'scripts/fix.ts' },
};

/** @param {string} _root @param {string[]} args @returns {Parts} */
function neededForScript(_root, [file]) {
	if (!file) throw new Mistake('Which file? npm run ts -- FILE');
	return ['workspace'];
}
