import { Hono } from 'hono'
import { directoryCalls } from '../../../shared/contract/services/directory'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { listCountries } from './countries'

export const countryRoutes = new Hono<CommerceEnv>()

countryRoutes.get(directoryCalls.countries.path, (c) => answer(c, listCountries(c.get('store'))))
