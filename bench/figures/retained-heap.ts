import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pageKindNames } from '@plumbline/scripts/generate-pages';
import { atMost, type FigureGroup } from './figure.ts';

const AIM = 2.5;
const LENGTH = 1_000_000;
const MEGABYTE = 1_000_000;

/** Page, facts and report take little more memory than the tree that a parser makes. */
export function retainedHeap(): FigureGroup {
	return {
		title: 'Memory that is held',
		method: `Heap after a forced collection while page, facts and report of ${LENGTH / MEGABYTE} MB of HTML are held, against parse5’s tree alone; each in a process of its own.`,
		figures: pageKindNames.map((kind) => {
			const ours = heldBytes('audit', kind);
			const ratio = ours / heldBytes('parse5', kind);
			return {
				name: kind,
				measured: `${ratio.toFixed(2)}× (${(ours / MEGABYTE).toFixed(1)} MB)`,
				...atMost(ratio, AIM),
			};
		}),
	};
}

const script = fileURLToPath(new URL('retained-heap.process.ts', import.meta.url));

function heldBytes(what: 'audit' | 'parse5', kind: string): number {
	const parameters = ['--expose-gc', script, what, kind, String(LENGTH)];
	const printed = execFileSync(process.execPath, parameters, { encoding: 'utf8' });
	// The script prints just this.
	return (JSON.parse(printed) as { readonly bytes: number }).bytes;
}
