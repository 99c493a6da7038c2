import { PanelBody } from '@wordpress/components';
import { lazy, Suspense, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AuditStore } from '../audit/audit-store.ts';

// Who only writes never loads it.
const LinkSuggestions = lazy(async () => ({
	default: (await import('./link-suggestions.tsx')).LinkSuggestions,
}));

export function LinkSuggestionsSection({ audit }: { readonly audit: AuditStore }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<PanelBody
			title={__('Links to your own posts', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			{isOpen && (
				<Suspense fallback={null}>
					<LinkSuggestions audit={audit} />
				</Suspense>
			)}
		</PanelBody>
	);
}
