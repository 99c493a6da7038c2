import { countParts } from '@plumbline/core';
import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { locale } from '../../settings/settings.ts';
import { BriefFindings } from '../verdict/brief-findings.tsx';
import type { AuditedTemplatePost } from './audit-template.ts';
import { sharedFindings } from './shared-findings.ts';

interface TemplateVerdictProps {
	readonly audited: readonly AuditedTemplatePost[];
}

/** The verdict of each post, and the findings that all of them have. */
export function TemplateVerdict({ audited }: TemplateVerdictProps) {
	if (audited.length === 0) {
		return <p role="status">{__('No published post uses this template.', 'plumbline')}</p>;
	}
	const shared = sharedFindings(audited.map(({ report }) => report));
	const isEnough = audited.length > 1;
	const isRead = audited.every(({ report: { counts } }) => counts.contentUnread === undefined);
	return (
		<div role="status">
			<ul>
				{audited.map(({ post, report: { counts } }) => (
					<li key={post.id}>
						<ExternalLink href={post.url}>{post.title || post.url}</ExternalLink>
						{' – '}
						{countParts({ counts, locale: locale() })
							.map(({ text }) => text)
							.join(' · ')}
					</li>
				))}
			</ul>
			<h3>{__('In all of them', 'plumbline')}</h3>
			{(!isEnough || (isRead && shared.length === 0)) && (
				<p className="plumbline-quiet">
					{isEnough
						? __('Nothing to fix in the template.', 'plumbline')
						: __('One page does not show what comes from the template.', 'plumbline')}
				</p>
			)}
			{isEnough && <BriefFindings findings={shared} />}
		</div>
	);
}
