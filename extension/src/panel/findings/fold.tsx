import type { ComponentChildren } from 'preact';

interface FoldProps {
	readonly title: string;
	readonly count: number;
	readonly children: ComponentChildren;
}

/** A section that says how much is in it and opens when wanted. */
export function Fold({ title, count, children }: FoldProps) {
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
