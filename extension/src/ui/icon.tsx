import {
	Braces,
	Check,
	Copy,
	Crosshair,
	Download,
	Ellipsis,
	ExternalLink,
	FileText,
	Gauge,
	Globe,
	Highlighter,
	KeyRound,
	Link,
	ListChecks,
	RotateCw,
	SlidersHorizontal,
	TrendingUp,
} from 'lucide';
import { h } from 'preact';

const icons = {
	gauge: Gauge,
	checks: ListChecks,
	key: KeyRound,
	text: FileText,
	link: Link,
	braces: Braces,
	globe: Globe,
	trend: TrendingUp,
	sliders: SlidersHorizontal,
	copy: Copy,
	done: Check,
	elsewhere: ExternalLink,
	again: RotateCw,
	download: Download,
	locate: Crosshair,
	marks: Highlighter,
	menu: Ellipsis,
} as const;

export type IconName = keyof typeof icons;

/** An icon of Lucide. The style sheet gives its size and stroke. */
export function Icon({ name }: { readonly name: IconName }) {
	return (
		<svg class="lucide" viewBox="0 0 24 24" aria-hidden="true">
			{icons[name].map(([tag, attributes], index) => h(tag, { ...attributes, key: index }))}
		</svg>
	);
}
