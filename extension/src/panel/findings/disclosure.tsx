import type { ComponentChildren } from 'preact';

interface DisclosureProps {
	readonly title: string;
	readonly count: number;
	readonly children: ComponentChildren;
}

/** A collapsed section that shows its title and count, and opens when clicked. */
export function Disclosure({ title, count, children }: DisclosureProps) {
	if (count === 0) return null;
	return (
		<details class="fold">
			<summary>
				<h2>
					{title} <small>{count}</small>
				</h2>
			</summary>
			{children}
		</details>
	);
}
