import { Button, Notice, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore, PluginSidebar, PluginSidebarMoreMenuItem } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary } from '../../controls/error-boundary.tsx';
import { icon } from '../../controls/icon.tsx';
import { failureText } from '../../server-answers/failure-text.ts';
import type { AuditedTemplatePost } from './audit-template.ts';
import { TemplateVerdict } from './template-verdict.tsx';

/** Audits the template that the site editor shows on posts that use it. */
export function TemplateSidebar() {
	const id = useSelect((select) => String(select(editorStore).getCurrentPostId()), []);
	return (
		<>
			<PluginSidebarMoreMenuItem target="plumbline" icon={icon}>
				Plumbline
			</PluginSidebarMoreMenuItem>
			<PluginSidebar name="plumbline" title="Plumbline" icon={icon}>
				<ErrorBoundary>
					<PanelBody>
						<TemplateAudit key={id} id={id} />
					</PanelBody>
				</ErrorBoundary>
			</PluginSidebar>
		</>
	);
}

function TemplateAudit({ id }: { readonly id: string }) {
	const [audited, setAudited] = useState<readonly AuditedTemplatePost[] | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [asked, setAsked] = useState<AbortController | null>(null);
	useEffect(() => () => asked?.abort(), [asked]);

	function look() {
		const asking = new AbortController();
		setAsked(asking);
		setFailure(null);
		import('./audit-template.ts')
			.then(({ auditTemplate }) => auditTemplate(id, asking.signal))
			.then(setAudited, (cause: unknown) => {
				if (!asking.signal.aborted) setFailure(failureText(cause));
			})
			.finally(() => setAsked(null));
	}

	return (
		<div className="plumbline plumbline-sidebar">
			<p className="plumbline-quiet">
				{__(
					'Audits the last three posts that use this template, as visitors see them. Findings that these posts share come from the saved template.',
					'plumbline',
				)}
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={asked !== null}
				disabled={asked !== null}
				accessibleWhenDisabled
				onClick={look}
			>
				{__('Audit this template', 'plumbline')}
			</Button>
			{failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{failure}
				</Notice>
			)}
			{audited && <TemplateVerdict audited={audited} />}
		</div>
	);
}
