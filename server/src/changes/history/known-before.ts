import type { PageState } from './page-state.ts';

/**
 * The state with everything that this audit could not judge as it was: crawls, watches and editors
 * judge different rules of a page.
 */
export function withKnown(
	before: PageState,
	seen: PageState,
	unjudged: readonly string[],
): PageState {
	const stillFailing = before.failing.filter((name) => unjudged.includes(name));
	const fields = Object.entries(before.fields).map(([name, value]) => {
		const now = seen.fields[name as keyof PageState['fields']];
		return [name, now ?? value];
	});
	return {
		...seen,
		failing: [...new Set([...seen.failing, ...stillFailing])].sort(),
		// The same keys as in `before`, so the type holds.
		fields: Object.fromEntries(fields) as PageState['fields'],
	};
}
