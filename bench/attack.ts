import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restartWithFewArenas } from '@plumbline/server/few-arenas';
import type { Attack } from './attacks/attack.ts';

/**
 * Attacks the server in every way that we know, and prints a table for each: `npm run attack`, or
 * `npm run attack -- renders` for one of them, and a part of a name for some of its pages or tests.
 */
const attacks: Readonly<Record<string, (only: string | undefined) => Attack | Promise<Attack>>> = {
	renders: (only) =>
		import('./attacks/hostile-renders.ts').then(({ hostileRenders }) => hostileRenders(only)),
	leftovers: () => import('./attacks/many-renders.ts').then(({ manyRenders }) => manyRenders()),
	tests: (only) => tests(only),
};

/** Parts of the test suite that attack, with more rounds than it has time for. */
const suites: Readonly<Record<string, readonly string[]>> = {
	'addresses, redirects, name servers, bombs of every coding': ['server/src/pages/fetch'],
	'ways of a page to private addresses': ['server/src/pages/render/attacks.test.ts'],
	'floods, large heads and bodies': [
		'server/src/http/limits',
		'server/src/survival/flooded.test.ts',
	],
	'kills, clocks, two servers, restarts of PostgreSQL, other systems': ['server/src/survival'],
	'backups under writes, full disks': ['server/src/commands/backup', 'server/src/database'],
};
const rounds = { PLUMBLINE_POSTGRES_ROUNDS: '10' };

function tests(only = ''): Attack {
	const root = path.resolve(import.meta.dirname, '..');
	const chosen = Object.entries(suites).filter(([name]) => name.includes(only));
	const rows = chosen.map(([name, files]) => {
		const startMs = performance.now();
		const { status } = spawnSync('npm', ['test', '--', ...files], {
			cwd: root,
			env: { ...process.env, ...rounds },
			stdio: ['ignore', 'ignore', 'inherit'],
		});
		const seconds = Math.round((performance.now() - startMs) / 1000);
		return [name, `${seconds} s`, status === 0 ? 'yes' : 'no'];
	});
	const isHeld = rows.every((cells) => cells.at(-1) === 'yes');
	return { title: 'Tests that attack', columns: ['attack', 'time', 'holds'], rows, isHeld };
}

// As the server does, whose memory is measured.
restartWithFewArenas(true);
const [wanted, only] = parseArgs({ allowPositionals: true }).positionals;
for (const [name, attack] of Object.entries(attacks)) {
	if (wanted !== undefined && wanted !== name) continue;
	const { columns, isHeld, rows, title } = await attack(only);
	console.log(`\n## ${title}\n`);
	for (const row of [columns, columns.map(() => '---'), ...rows]) {
		console.log(`| ${row.join(' | ')} |`);
	}
	if (!isHeld) process.exitCode = 1;
}
