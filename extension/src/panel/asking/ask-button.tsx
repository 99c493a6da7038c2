import { useLanguage } from '../language.ts';
import { hostsOf } from './hosts-of.ts';
import type { Asking } from './use-asking.ts';

interface AskButtonProps {
	readonly label: string;
	/** Each once. */
	readonly addresses: readonly string[];
	readonly asking: Asking<unknown>;
	/** Nobody waits for more, and no server should be asked for more. */
	readonly most?: number;
}

/** Asks the servers of some addresses, only when somebody wants it, and says how far it is. */
export function AskButton({ label, addresses, asking, most = 300 }: AskButtonProps) {
	const texts = useLanguage().texts.content.asking;
	if (addresses.length === 0) return null;
	const first = addresses.slice(0, most);
	// The page may have changed since, or other addresses are listed.
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
