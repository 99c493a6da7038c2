import type { Endpoint } from '@plumbline/core/api';

/** A command that calls the endpoint with its example. */
export function sampleCall({ example, lines, paths }: Endpoint): string {
	const type = lines ? 'application/x-ndjson' : 'application/json';
	return [
		`curl "$PLUMBLINE_URL${paths[0]}"`,
		`-H "Authorization: Bearer $PLUMBLINE_API_KEY"`,
		`-H "Content-Type: ${type}"`,
		// In a shell, a quoted text ends at the next quote.
		`-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`,
	].join(' \\\n  ');
}
