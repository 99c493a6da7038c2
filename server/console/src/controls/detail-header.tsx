import { Icon } from '@plumbline/ui';
import { X } from 'lucide';
import { useLanguage } from '../language/language.ts';

interface DetailHeaderProps {
	readonly title: string;
	/** `ltr` for paths of URLs. */
	readonly dir: 'auto' | 'ltr';
	readonly onClose: () => void;
}

/** The heading of the details beside a table, and the button that closes them. */
export function DetailHeader({ title, dir, onClose }: DetailHeaderProps) {
	const { texts } = useLanguage();
	return (
		<header>
			<h2 dir={dir}>{title}</h2>
			<button type="button" class="quiet-button" aria-label={texts.close} onClick={onClose}>
				<Icon icon={X} />
			</button>
		</header>
	);
}
