import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AuditStore } from '../../audit/audit-store.ts';
import { lazyPart } from '../../controls/lazy-part.tsx';
import { useRememberedOpen } from '../../controls/use-remembered-open.ts';

// Loaded only when the section is opened.
const LinkSuggestions = lazyPart(
	async () => (await import('./link-suggestions.tsx')).LinkSuggestions,
);

export function LinkSuggestionsSection({ audit }: { readonly audit: AuditStore }) {
	const [isOpen, setIsOpen] = useRememberedOpen('links');
	return (
		<PanelBody
			title={__('Links to your own posts', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			{isOpen && <LinkSuggestions audit={audit} />}
		</PanelBody>
	);
}
