import { prepareEndToEnd } from './test/prepare-end-to-end.ts';
import { runPlaywright } from './test/run-playwright.ts';
import { runVitest } from './test/run-vitest.ts';
import { partNames, selection } from './test/selection.ts';
import { oneFailure, sum, type Tally } from './test/tally.ts';
import { verdict } from './test/verdict.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !partNames.includes(name));
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(', ')}. Parts: ${partNames.join(', ')}.`);
	process.exit(2);
}

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
	process.on(signal, () => {
		isStopped = true;
	});
}

const tallies: Tally[] = [];
const missing: string[] = [];
const selected = selection(names);

if (selected.vitest.length > 0) tallies.push(await runVitest(selected.vitest));
if (selected.playwright.length > 0 && !isStopped) tallies.push(await endToEnd());
if (isStopped) process.exit(1);

const { lines, exitCode } = verdict(sum(tallies), missing, Boolean(process.env.CI));
console.log(`\n${lines.join('\n')}`);
process.exitCode = exitCode;

async function endToEnd(): Promise<Tally> {
	try {
		const prepared = await prepareEndToEnd(selected.playwright);
		missing.push(...prepared.missing);
		const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };
		if (isStopped || prepared.projects.length === 0) return nothing;
		return await runPlaywright(prepared.projects);
	} catch (error) {
		console.error(error);
		return oneFailure;
	}
}
