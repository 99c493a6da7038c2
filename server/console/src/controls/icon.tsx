import {
	ArrowDown,
	ArrowUp,
	Bell,
	ChartLine,
	Check,
	Columns3,
	Compass,
	Copy,
	Download,
	FileSearch,
	Files,
	KeyRound,
	Lightbulb,
	LogOut,
	Menu,
	Network,
	Plug,
	Plus,
	RotateCw,
	Scale,
	Search,
	Settings,
	Trash2,
	TriangleAlert,
	X,
} from 'lucide';
import { h } from 'preact';

const icons = {
	start: Compass,
	pages: Files,
	keywords: ChartLine,
	ideas: Lightbulb,
	crawls: Network,
	effects: Scale,
	audit: FileSearch,
	watches: Bell,
	sources: Plug,
	keys: KeyRound,
	settings: Settings,
	leave: LogOut,
	menu: Menu,
	up: ArrowUp,
	down: ArrowDown,
	download: Download,
	copy: Copy,
	columns: Columns3,
	add: Plus,
	remove: Trash2,
	close: X,
	search: Search,
	again: RotateCw,
	done: Check,
	warning: TriangleAlert,
} as const;

export type IconName = keyof typeof icons | 'mark';

/** An icon of Lucide, or our own mark. The style sheet gives its size. */
export function Icon({ name }: { readonly name: IconName }) {
	if (name === 'mark') {
		return (
			<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
				<path d="M12 2v11" />
				<path class="bob" d="M7 12h10l-5 9z" />
			</svg>
		);
	}
	return (
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
			{icons[name].map(([tag, attributes], index) => h(tag, { ...attributes, key: index }))}
		</svg>
	);
}
