import { PanelBody } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { lazyPart } from '../../controls/lazy-part.tsx';
import { useRememberedOpen } from '../../controls/use-remembered-open.ts';
import { onSearchFieldOpened } from './search-field-to-open.ts';

// Loaded only when the section is opened.
const SearchFields = lazyPart(async () => (await import('./search-fields.tsx')).SearchFields);

export function SearchFieldsSection() {
	const [isOpen, setIsOpen] = useRememberedOpen('search');
	useEffect(() => onSearchFieldOpened(() => setIsOpen(true)), []);
	return (
		<PanelBody
			title={__('Search result and sharing', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			{isOpen && <SearchFields />}
		</PanelBody>
	);
}
