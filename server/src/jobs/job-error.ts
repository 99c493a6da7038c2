import { SourceError } from '../sources/source.ts';

/** A failure in words for people: what went wrong, and the remedy if there is one. */
export function jobError(error: unknown): string {
	if (error instanceof SourceError) return error.explanation;
	const message = error instanceof Error ? error.message : String(error);
	return `Unexpected error: ${message}`;
}
