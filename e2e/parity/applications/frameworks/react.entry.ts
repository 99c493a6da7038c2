import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { currentPage } from '../application-page.ts';
import { ReactPage } from './react-page.ts';

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement(ReactPage, await currentPage()));
