import { invalidParameter, ProblemError } from '../http/problems/problem-error.ts';
import { mostKeywords, type RejectedKeyword } from './check-keywords.ts';

const mostNamed = 20;

export function refuseTooMany(keywords: readonly string[]): void {
	if (keywords.length <= mostKeywords) return;
	const message = `The call has ${keywords.length} keywords; the limit is ${mostKeywords}. Send the rest in a second call.`;
	throw invalidParameter('keywords', message);
}

/** One invalid keyword refuses them all, unless the caller accepts a partial result. */
export function refuseRejected(
	rejected: readonly RejectedKeyword[],
	partial: boolean | undefined,
): void {
	if (partial || rejected.length === 0) return;
	const errors = rejected.slice(0, mostNamed).map(({ keyword, reason }) => ({
		parameter: 'keywords',
		message: `“${keyword}”: ${reason}`,
	}));
	const more = rejected.length - errors.length;
	const detail = [
		...errors.map(({ message }) => message),
		...(more > 0 ? [`And ${more} more.`] : []),
		'Nothing was changed. Send partial=true to accept the others.',
	].join(' ');
	throw new ProblemError('invalid_parameter', detail, { errors });
}
