import './settings/public-path.ts';
import './overview.css';
import { createRoot } from '@wordpress/element';
import { nameLocale } from './table/overview/name-locale.ts';
import { Overview } from './table/overview/overview.tsx';

const place = document.getElementById('plumbline-overview');
if (place) createRoot(place).render(<Overview />);

const locale = document.getElementById('plumbline-locale');
if (locale) nameLocale(locale, document.documentElement.lang);
