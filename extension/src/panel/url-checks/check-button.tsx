import { useLanguage } from '../language.ts';
import { hostsOf } from './hosts-of.ts';
import type { UrlChecks } from './use-url-checks.ts';

interface CheckButtonProps {
	readonly label: string;
	/** Without duplicates. */
	readonly addresses: readonly string[];
	readonly checks: UrlChecks<unknown>;
	/** The most URLs to request: nobody waits for more, and servers should not get more. */
	readonly max?: number;
}

/** Requests some URLs from their servers when pressed, and shows the progress. */
export function CheckButton({ label, addresses, checks, max = 300 }: CheckButtonProps) {
	const texts = useLanguage().texts.content.asking;
	if (addresses.length === 0) return null;
	const first = addresses.slice(0, max);
	// The page or the filter may have changed since the last run.
	const answered = first.filter((address) => checks.answers.has(address)).length;
	const hasAnswers = checks.isBusy || answered > 0;
	return (
		<div class="ask">
			{checks.isBusy ? (
				<button type="button" class="more" onClick={checks.stop}>
					{texts.stop}
				</button>
			) : (
				<button type="button" class="more" onClick={() => checks.start(first)}>
					{label}
				</button>
			)}
			<small role="status">
				{checks.isDenied && texts.denied}
				{checks.isBusy && texts.done(checks.answers.size, checks.requested)}
				{!checks.isBusy && answered > 0 && texts.done(answered, first.length)}
				{!hasAnswers && !checks.isDenied && texts.why(first.length, hostsOf(first).length)}
				{addresses.length > max && ` ${texts.most(max)}`}
			</small>
		</div>
	);
}
