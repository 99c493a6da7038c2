import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pageKindNames } from '@plumbline/scripts/generate-pages';
import { atMost, type Figure, type FigureGroup } from './figure.ts';

const AIM = 2.5;
const REPORT_AIM = 0.2;
const LENGTH = 1_000_000;
const MEGABYTE = 1_000_000;

/** Page, facts and report take little more memory than the tree that a parser makes. */
export function retainedHeap(): FigureGroup {
	return {
		title: 'Memory that is held',
		method: `Heap after a forced collection while page, facts and report of ${LENGTH / MEGABYTE} MB of HTML are held, against parse5’s tree alone; each in a process of its own.`,
		figures: [...pageKindNames.map(pageAndReport), reportAlone('shop-list')],
	};
}

function pageAndReport(kind: string): Figure {
	const ours = heldBytes('audit', kind);
	const ratio = ours / heldBytes('parse5', kind);
	return {
		name: kind,
		measured: `${ratio.toFixed(2)}× (${(ours / MEGABYTE).toFixed(1)} MB)`,
		...atMost(ratio, AIM),
	};
}

/** Whoever keeps the reports of many pages does not keep the pages. */
function reportAlone(kind: string): Figure {
	const bytes = Math.max(0, heldBytes('report', kind));
	const share = bytes / LENGTH;
	return {
		name: `${kind}, its report alone`,
		measured: `${share.toFixed(2)}× the page’s bytes (${(bytes / MEGABYTE).toFixed(1)} MB)`,
		...atMost(share, REPORT_AIM),
	};
}

const script = fileURLToPath(new URL('retained-heap.process.ts', import.meta.url));

function heldBytes(what: 'audit' | 'report' | 'parse5', kind: string): number {
	const parameters = ['--expose-gc', script, what, kind, String(LENGTH)];
	const printed = execFileSync(process.execPath, parameters, { encoding: 'utf8' });
	// The script prints just this.
	return (JSON.parse(printed) as { readonly bytes: number }).bytes;
}
