import type { IconNode } from 'lucide';
import { h } from 'preact';

/** An icon of Lucide. The style sheet gives its size. */
export function Icon({ icon }: { readonly icon: IconNode }) {
	return (
		<svg class="lucide" viewBox="0 0 24 24" aria-hidden="true">
			{icon.map(([tag, attributes]) => h(tag, attributes))}
		</svg>
	);
}
