import type { ScreenPath } from '@plumbline/console/contract';
import type { ComponentChildren } from 'preact';
import { useNavigation } from './address.ts';

interface ScreenLinkProps {
	readonly to: ScreenPath;
	readonly changes?: Readonly<Record<string, string | null>>;
	readonly class?: string;
	readonly isCurrent?: boolean;
	readonly children: ComponentChildren;
}

/** A link to a screen. New tabs, copied links and bookmarks work as everywhere. */
export function ScreenLink({ to, changes, isCurrent, children, ...rest }: ScreenLinkProps) {
	const { hrefOf, open } = useNavigation();
	return (
		<a
			{...rest}
			href={hrefOf(to, changes)}
			{...(isCurrent && { 'aria-current': 'page' as const })}
			onClick={(event) => {
				if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				open(to, changes);
			}}
		>
			{children}
		</a>
	);
}
