import type { Product } from '../build-packages.ts';
import type { Selection } from '../run/selection/selection.mjs';
import { runChecks } from './run-checks.ts';
import { type Stage, together } from './run-stages.ts';
import { runVitest } from './run-vitest.ts';

/** The stages that run for a selection, in order; the checks come first. */
export async function stagesOf({ paths, title }: Selection): Promise<readonly Stage[]> {
	const isChecking = paths.checks.length > 0;
	const endToEnd = await endToEndOf(paths.endToEnd, title);
	const builds = endToEnd?.builds ?? [];
	let broken: readonly Product[] = [];

	const checks: Stage = {
		name: isChecking ? 'checks' : 'builds',
		async run() {
			const checked = await runChecks(isChecking, builds);
			broken = checked.broken;
			return checked;
		},
	};
	const unitTests = async () => {
		// Some tests of the server render pages.
		await endToEnd?.browsersReady;
		return runVitest(paths.unit, title);
	};
	const units = [
		...(paths.unit.length > 0 ? [{ name: 'unit tests', run: unitTests }] : []),
		...(paths.php.length > 0 ? [{ name: 'PHP tests', run: () => phpTests(paths.php, title) }] : []),
	];
	return [
		...(isChecking || builds.length > 0 ? [checks] : []),
		...(units.length > 0 ? [together(units)] : []),
		...(endToEnd ? [{ name: 'end-to-end tests', run: () => endToEnd.run(broken) }] : []),
	];
}

/** Imported on demand, like the end-to-end tests, because WordPress is not installed for unit tests alone. */
async function phpTests(paths: readonly string[], title: string | undefined) {
	const { runPhpUnit } = await import('./run-phpunit.ts');
	return runPhpUnit(paths, title);
}

/** Imported on demand, because it imports packages that are not installed for unit tests alone. */
async function endToEndOf(paths: readonly string[], title: string | undefined) {
	if (paths.length === 0) return undefined;
	const { prepareEndToEnd } = await import('./end-to-end.ts');
	return prepareEndToEnd(paths, title);
}
