import { ProblemError } from '../problems/problem-error.ts';

/** Far more than any endpoint has. Each name costs time before anybody knows whether it means something. */
export const mostNames = 200;

export function tooManyNames(): ProblemError {
	const detail = `The request has more than ${mostNames} different parameters.`;
	return new ProblemError('body_too_large', detail);
}
