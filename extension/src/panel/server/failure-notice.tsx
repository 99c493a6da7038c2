import { browser } from 'wxt/browser';
import type { ServerFailure } from '../../messaging/server-protocol.ts';
import { permissionFor } from '../../server/server-address.ts';
import type { Texts as ServerTexts } from '../../texts/server/texts.generated.ts';
import { useServerTexts } from './use-server-texts.ts';

interface FailureNoticeProps {
	readonly failure: ServerFailure;
	/** Origin of the connected server; empty for none. */
	readonly origin?: string;
	readonly onAgain?: () => void;
}

/** Why the server did not answer, and what to do about it. */
export function FailureNotice({ failure, origin, onAgain }: FailureNoticeProps) {
	const texts = useServerTexts();
	const { title, text } = remedyFor(failure, texts);
	const mayAllow = failure.kind === 'no_permission' && origin;

	// Browsers show the prompt only while they handle the click.
	const allow = (server: string) =>
		void browser.permissions
			.request(permissionFor(server))
			.then((allowed) => allowed && onAgain?.());

	return (
		<div class="failure" role="alert">
			<strong>{title}</strong>
			<p>{text}</p>
			{failure.kind === 'refused' && <p dir="auto">{failure.detail}</p>}
			{onAgain && (
				<button type="button" class="more" onClick={mayAllow ? () => allow(origin) : onAgain}>
					{mayAllow ? texts.allow : texts.tryAgain}
				</button>
			)}
		</div>
	);
}

function remedyFor(failure: ServerFailure, { failures, rateLimited }: ServerTexts) {
	if (failure.kind !== 'rate_limited') return failures[failure.kind];
	const { seconds } = failure;
	const text = seconds === null ? rateLimited.soon : rateLimited.text({ seconds });
	return { title: rateLimited.title, text };
}
