import { type Counts, countParts } from '@plumbline/core';
import { PluginSidebar, PluginSidebarMoreMenuItem } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import { icon } from '../../controls/icon.tsx';
import { screen } from '../../post/screen/edit-screen.ts';
import { locale, settings } from '../../settings/settings.ts';
import { useWriterView } from '../findings/use-writer-view.ts';
import { Panels } from './panels.tsx';
import { stateOf } from './state-of.ts';

const name = 'plumbline';

export function PlumblineSidebar({ audit }: { readonly audit: AuditStore }) {
	const counts = useWriterView(useAudit(audit).audited)?.counts ?? null;
	const isJudged = counts !== null;
	// Not earlier: WordPress opens its own sidebar after the first rendering.
	useEffect(() => {
		if (isJudged && settings().openFindings) screen().openPanel();
	}, [isJudged]);
	return (
		<>
			<PluginSidebarMoreMenuItem target={name} icon={icon}>
				Plumbline
			</PluginSidebarMoreMenuItem>
			<PluginSidebar name={name} title={titleOf(counts)} icon={<StateIcon counts={counts} />}>
				<Panels audit={audit} />
			</PluginSidebar>
		</>
	);
}

/** The label of the icon, and the heading of the sidebar. */
function titleOf(counts: Counts | null): string {
	if (!counts) return 'Plumbline';
	const [worst] = countParts({ counts, locale: locale() });
	/* translators: %s: the verdict, such as “2 must fix”. */
	return sprintf(__('Plumbline: %s', 'plumbline'), worst?.text ?? '');
}

/** Our mark with the number of findings; the button's label says the same in words. */
function StateIcon({ counts }: { readonly counts: Counts | null }) {
	const state = counts && stateOf(counts);
	return (
		<span className="plumbline-icon">
			{icon}
			{state && (
				<span className={`plumbline-icon__state is-${state.kind}`} aria-hidden="true">
					{state.text}
				</span>
			)}
		</span>
	);
}
