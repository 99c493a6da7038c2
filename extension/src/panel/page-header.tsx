import { Icon, Mark } from '@plumbline/ui';
import {
	Download,
	ExternalLink,
	Highlighter,
	type IconNode,
	RotateCw,
	SlidersHorizontal,
} from 'lucide';
import { useLanguage } from '../language/language.ts';
import { shortAddress } from './controls/short-address.ts';
import type { ScreenName } from './screens/screens.ts';
import type { TabState } from './state/panel-state.ts';

interface PageHeaderProps {
	readonly tab: TabState;
	readonly screen: ScreenName;
	readonly onAudit: () => void;
	/** Adds the page to the table of collected pages. */
	readonly onCollect: () => void;
	readonly onOpen: (screen: ScreenName) => void;
	readonly onSettings: () => void;
}

/** The audited page, with buttons to audit it again and for the screens that have no tab. */
export function PageHeader({ screen, tab, ...on }: PageHeaderProps) {
	const { texts } = useLanguage();
	const url = tab.kind === 'audited' ? tab.facts.facts.url : null;
	return (
		<header>
			<Mark />
			<h1 class="address" dir="ltr" title={url ?? undefined}>
				{url ? <Address url={url} /> : 'Plumbline'}
			</h1>
			{tab.kind === 'audited' && (
				<button
					type="button"
					class="add-row"
					aria-label={texts.addRow}
					title={texts.addRow}
					onClick={on.onCollect}
				>
					{texts.row}
				</button>
			)}
			{tab.kind === 'audited' &&
				buttons.map(([name, icon]) => (
					<ScreenButton
						key={name}
						name={name}
						icon={icon}
						isOpen={screen === name}
						onOpen={() => on.onOpen(name)}
					/>
				))}
			{tab.kind === 'audited' && (
				<button
					type="button"
					class="icon"
					aria-label={texts.auditAgain}
					title={texts.auditAgain}
					aria-busy={tab.isReading}
					onClick={on.onAudit}
				>
					<Icon icon={RotateCw} />
				</button>
			)}
			<ScreenButton
				name="settings"
				icon={SlidersHorizontal}
				isOpen={tab.kind === 'audited' && screen === 'settings'}
				onOpen={on.onSettings}
			/>
		</header>
	);
}

/** The path, cut at its start because pages differ at the end; below it the host. */
function Address({ url }: { readonly url: string }) {
	const { host } = new URL(url);
	const path = shortAddress(url).slice(host.length);
	return (
		<>
			{host && <span class="address-host">{host}</span>}
			{path && (
				<span class="address-path">
					<bdi>{path}</bdi>
				</span>
			)}
		</>
	);
}

/** Screens without a tab. */
const buttons = [
	['export', Download],
	['marks', Highlighter],
	['elsewhere', ExternalLink],
] as const;

interface ScreenButtonProps {
	readonly name: ScreenName;
	readonly icon: IconNode;
	readonly isOpen: boolean;
	readonly onOpen: () => void;
}

function ScreenButton({ icon, isOpen, name, onOpen }: ScreenButtonProps) {
	const { texts } = useLanguage();
	return (
		<button
			type="button"
			class="icon"
			id={`open-${name}`}
			aria-label={texts.screens[name]}
			title={texts.screens[name]}
			aria-pressed={isOpen}
			onClick={onOpen}
		>
			<Icon icon={icon} />
		</button>
	);
}
