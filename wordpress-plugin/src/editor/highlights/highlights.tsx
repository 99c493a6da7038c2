import type { ReportedRule } from '@plumbline/core';
import { useEffect } from '@wordpress/element';
import { eachInSlices } from '../../audit/idle.ts';
import { placeOfOccurrence } from '../../audit/place.ts';
import { canvasDocument } from '../../post/canvas/canvas.ts';
import { paint, unpaintIn } from '../../post/canvas/paint.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import { blockMarks } from './block-marks.ts';
import { marksOf } from './marks-of.ts';
import { rangeOfPlace } from './range-of-place.ts';

export interface HighlightsProps {
	readonly findings: readonly ReportedRule[];
	readonly htmls: ReadonlyMap<string, string>;
}

/** Marks the words of findings in the post while the findings are shown. */
export function Highlights({ findings, htmls }: HighlightsProps) {
	// When one of these changes, the editor builds a new canvas document, which needs new marks.
	const canvas = useScreen((edited, select) => edited.canvasVersion(select));

	useEffect(() => {
		const later = new AbortController();
		blockMarks.set(marksOf(findings));
		paint('here', []);
		paintWords({ findings, htmls }, later.signal).catch((cause: unknown) => {
			if (!later.signal.aborted) console.error('Plumbline could not mark words.', cause);
		});
		const stop = unpaintWhatIsTyped();
		return () => {
			later.abort();
			stop();
		};
	}, [findings, htmls, canvas]);

	useEffect(
		() => () => {
			blockMarks.clear();
			paint('problem', []);
			paint('here', []);
		},
		[],
	);
	return null;
}

/** Finds the words in slices, then paints all at once, so that nothing flickers. */
async function paintWords({ findings, htmls }: HighlightsProps, signal: AbortSignal) {
	const ranges: Range[] = [];
	const occurrences = findings.flatMap((finding) => finding.occurrences);
	await eachInSlices(
		occurrences,
		(occurrence) => {
			const place = placeOfOccurrence(occurrence);
			const range = place?.kind === 'block' ? rangeOfPlace(place, htmls) : null;
			if (range) ranges.push(range);
		},
		signal,
	);
	signal.throwIfAborted();
	paint('problem', ranges);
}

/** Typing invalidates the ranges of a block. */
function unpaintWhatIsTyped(): () => void {
	const canvas = canvasDocument();
	const unpaint = ({ target }: Event) => {
		const block = (target as Element | null)?.closest?.('[data-block]');
		if (block) unpaintIn(block);
	};
	canvas.addEventListener('input', unpaint);
	return () => canvas.removeEventListener('input', unpaint);
}
