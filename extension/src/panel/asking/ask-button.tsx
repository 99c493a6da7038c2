import { useLanguage } from '../language.ts';
import { hostsOf } from './hosts-of.ts';
import type { Asking } from './use-asking.ts';

interface AskButtonProps {
	readonly label: string;
	/** Without duplicates. */
	readonly addresses: readonly string[];
	readonly asking: Asking<unknown>;
	/** The most URLs to request: nobody waits for more, and servers should not get more. */
	readonly most?: number;
}

/** Requests some URLs from their servers when pressed, and shows the progress. */
export function AskButton({ label, addresses, asking, most = 300 }: AskButtonProps) {
	const texts = useLanguage().texts.content.asking;
	if (addresses.length === 0) return null;
	const first = addresses.slice(0, most);
	// The page or the filter may have changed since the last run.
	const answered = first.filter((address) => asking.answers.has(address)).length;
	const hasAnswers = asking.isBusy || answered > 0;
	return (
		<div class="ask">
			{asking.isBusy ? (
				<button type="button" class="more" onClick={asking.stop}>
					{texts.stop}
				</button>
			) : (
				<button type="button" class="more" onClick={() => asking.start(first)}>
					{label}
				</button>
			)}
			<small role="status">
				{asking.isDenied && texts.denied}
				{asking.isBusy && texts.done(asking.answers.size, asking.asked)}
				{!asking.isBusy && answered > 0 && texts.done(answered, first.length)}
				{!hasAnswers && !asking.isDenied && texts.why(first.length, hostsOf(first).length)}
				{addresses.length > most && ` ${texts.most(most)}`}
			</small>
		</div>
	);
}
