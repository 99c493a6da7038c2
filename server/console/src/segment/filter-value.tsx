import type { ComponentChildren } from 'preact';

interface FilterValueProps {
	/** Says what stays. */
	readonly title: string;
	readonly onClick: () => void;
	readonly children: ComponentChildren;
}

/** A value in a table that leaves only the rows that have it. */
export function FilterValue({ title, onClick, children }: FilterValueProps) {
	return (
		<button type="button" class="filter-value" title={title} onClick={onClick}>
			{children}
		</button>
	);
}
