import type { ResponseFacts } from '../page-facts.ts';

/** Header names do not depend on case (RFC 9110, 5.1), and callers write “X-Robots-Tag”. */
export function withLowerCaseHeaders(
	response: ResponseFacts | null | undefined,
): ResponseFacts | null {
	if (!response?.headers?.some(([name]) => name !== name.toLowerCase())) return response ?? null;
	const headers = response.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
	return { ...response, headers };
}
