import { useLanguage } from './language.ts';
import type { TabState } from './panel-state.ts';
import { shortAddress } from './short-address.ts';

interface PageHeaderProps {
	readonly tab: TabState;
	readonly onAudit: () => void;
}

/** The audited page, and a button to audit it again. */
export function PageHeader({ tab, onAudit }: PageHeaderProps) {
	const { texts } = useLanguage();
	const url = tab.kind === 'audited' ? tab.facts.facts.url : null;
	return (
		<header>
			<Mark />
			<h1 class="address" dir="ltr" title={url ?? undefined}>
				{url ? shortAddress(url) : 'Plumbline'}
			</h1>
			{tab.kind === 'audited' && (
				<button
					type="button"
					class="icon"
					aria-label={texts.auditAgain}
					title={texts.auditAgain}
					aria-busy={tab.isReading}
					onClick={onAudit}
				>
					<AgainIcon />
				</button>
			)}
		</header>
	);
}

function Mark() {
	return (
		<svg class="mark" viewBox="0 0 18 18" aria-hidden="true">
			<path d="M9 1v9" fill="none" stroke="currentColor" stroke-width="1.8" />
			<path d="M9 16.5 5.8 11h6.4z" fill="currentColor" />
		</svg>
	);
}

function AgainIcon() {
	return (
		<svg viewBox="0 0 16 16" aria-hidden="true">
			<path
				d="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3"
				fill="none"
				stroke="currentColor"
				stroke-width="1.5"
				stroke-linecap="round"
				stroke-linejoin="round"
			/>
		</svg>
	);
}
