import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pageKindNames } from '@plumbline/scripts/generate-pages';
import { atMost, type FigureGroup } from './figure.ts';

const aim = 2.5;
const length = 1_000_000;
const megabyte = 1_000_000;

/** The memory of page, facts and report, against that of the parser's tree. */
export function retainedHeap(): FigureGroup {
	return {
		title: 'Retained memory',
		method: `Heap after a forced collection while page, facts and report of ${length / megabyte} MB of HTML are in memory, against parse5’s tree alone; each in its own process.`,
		figures: pageKindNames.map((kind) => {
			const ours = heldBytes('audit', kind);
			const ratio = ours / heldBytes('parse5', kind);
			return {
				name: kind,
				measured: `${ratio.toFixed(2)}× (${(ours / megabyte).toFixed(1)} MB)`,
				...atMost(ratio, aim),
			};
		}),
	};
}

const script = fileURLToPath(new URL('retained-heap.process.ts', import.meta.url));

function heldBytes(what: 'audit' | 'parse5', kind: string): number {
	const parameters = ['--expose-gc', script, what, kind, String(length)];
	const printed = execFileSync(process.execPath, parameters, { encoding: 'utf8' });
	// The format of the script's output.
	return (JSON.parse(printed) as { readonly bytes: number }).bytes;
}
