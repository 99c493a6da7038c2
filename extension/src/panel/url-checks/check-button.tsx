import { useLanguage } from '../../language/language.ts';
import { hostsOf, portion } from './check-run.ts';
import type { UrlChecks } from './use-url-checks.ts';

interface CheckButtonProps {
	readonly label: string;
	/** Without duplicates. */
	readonly addresses: readonly string[];
	readonly checks: UrlChecks<unknown>;
}

/**
 * Requests some URLs from their servers when pressed, portion by portion. It says what it asks for
 * while the browser asks for permission, then shows the progress.
 */
export function CheckButton({ label, addresses, checks }: CheckButtonProps) {
	const texts = useLanguage().texts.content.asking;
	if (addresses.length === 0) return null;
	// The page or the filter may have changed since the last run.
	const open = addresses.filter((address) => !checks.answers.has(address));
	const answered = addresses.length - open.length;
	const isPartly = answered > 0 && open.length > 0;
	const next = (open.length > 0 ? open : addresses).slice(0, portion);
	const why = texts.why({ count: next.length, hosts: hostsOf(next).length });
	return (
		<div class="ask">
			<button
				type="button"
				class="more"
				title={why}
				onClick={checks.isBusy ? checks.stop : () => checks.start(addresses)}
			>
				{checks.isBusy ? texts.stop : isPartly ? texts.next({ count: next.length }) : label}
			</button>
			<small role="status">
				{checks.isAsking && why}
				{checks.isDenied && `${texts.denied} `}
				{(checks.isBusy || answered > 0) && texts.done({ done: answered, all: addresses.length })}
			</small>
		</div>
	);
}
