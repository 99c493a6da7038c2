import type { PointOutcome } from '../../messaging/protocol.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';

/** The outcome of showing a node, in words. */
export function outcomeText(outcome: PointOutcome, texts: Texts): string {
	const sentences: Readonly<Record<PointOutcome, string>> = {
		shown: texts.shown,
		in_head: texts.inHead,
		hidden: texts.hidden,
		gone: texts.nodeGone,
		only_sent: texts.onlySent,
	};
	return sentences[outcome];
}
