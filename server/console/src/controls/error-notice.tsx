import { ApiError, UnexpectedAnswerError } from '@plumbline/core/api';
import { useLanguage } from '../language/language.ts';

/** A failure in the words of the server, which say what is wrong and what to do. */
export function ErrorNotice({ error }: { readonly error: Error | null }) {
	const { texts } = useLanguage();
	if (error === null) return null;
	const isOurs = error instanceof ApiError;
	const other = error instanceof UnexpectedAnswerError ? error.message : texts.unreachable;
	return (
		<div class="notice bad" role="alert">
			<p>{isOurs ? error.message : other}</p>
		</div>
	);
}
