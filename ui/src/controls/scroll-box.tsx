import './scroll-box.css';
import type { ComponentChildren } from 'preact';

interface ScrollBoxProps {
	readonly label: string;
	readonly children: ComponentChildren;
}

/** Scrolls by itself what is wider or longer than its place; keyboards reach it too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the box
		<section class="scroll-box" tabIndex={0} aria-label={label}>
			{children}
		</section>
	);
}
