import { SourceError } from '../sources/source.ts';

/** What a person reads of a failure: what went wrong, and what to do where that is known. */
export function jobError(error: unknown): string {
	if (error instanceof SourceError) return error.explanation;
	const message = error instanceof Error ? error.message : String(error);
	return `Something unforeseen happened: ${message}`;
}
