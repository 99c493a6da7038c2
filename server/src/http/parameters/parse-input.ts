import type { Endpoint, ParsedInputOf } from '@plumbline/core/api';
import { ProblemError } from '../problems/problem-error.ts';
import type { Parameters } from './merge-params.ts';

/** The endpoint’s input; throws a problem that names each wrong parameter and what it expects. */
export function parseInput<E extends Endpoint>(
	endpoint: E,
	parameters: Parameters,
): ParsedInputOf<E> {
	const result = endpoint.input.safeParse(parameters);
	// safeParse loses the schema's type, because the schema is generic.
	if (result.success) return result.data as ParsedInputOf<E>;
	const errors = result.error.issues.map(({ path: [name = ''], message }) => ({
		parameter: String(name),
		message: name === '' || String(name) in parameters ? message : `Missing. ${message}`,
	}));
	const detail = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join(' ');
	throw new ProblemError('invalid_parameter', detail, { errors });
}
