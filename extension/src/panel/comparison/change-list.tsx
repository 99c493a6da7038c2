import type { PageComparison } from '@plumbline/core';

interface ChangeListProps {
	readonly title: string;
	readonly changes: PageComparison['worse'];
}

const MAX_PLACES = 3;

/** Findings that appeared or disappeared, with the first places of each. */
export function ChangeList({ changes, title }: ChangeListProps) {
	if (changes.length === 0) return null;
	return (
		<>
			<h3>{title}</h3>
			<ul>
				{changes.map(({ count, places, rule }) => (
					<li key={rule.rule_name} data-rule={rule.rule_name}>
						<span dir="auto">{rule.message}</span> {count > 1 && <small>× {count}</small>}
						{places
							.filter((place) => place !== rule.message)
							.slice(0, MAX_PLACES)
							.map((place) => (
								<small key={place} class="row-address" dir="auto">
									{place}
								</small>
							))}
					</li>
				))}
			</ul>
		</>
	);
}
