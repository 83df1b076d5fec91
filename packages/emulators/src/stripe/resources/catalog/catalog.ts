import { changeAndTell } from '../../account/change.ts'
import { invalid } from '../../account/refusal.ts'
import { createdParam, listPage, pageParams } from '../../http/list-page.ts'
import {
  bool,
  fields,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  anyText,
  unsettable,
} from '../../http/read-params.ts'
import { route } from '../../http/route.ts'
import { addPrice } from '../../objects/price.ts'
import { addProduct } from '../../objects/product.ts'

const nothing = fields({}, {})
const productFacts = { active: bool, description: unsettable(anyText), metadata: unsettable(metadata) }
const priceFacts = { active: bool, metadata: unsettable(metadata), nickname: unsettable(anyText) }
const recurring = fields({ interval: oneOf('day', 'week', 'month', 'year') }, { interval_count: integer })

export const CATALOG = [
  route(
    'POST',
    '/v1/products',
    fields({ name: anyText }, { ...productFacts, id: anyText }),
    ({ account, params }) => {
      const { id, metadata } = params
      if (id !== undefined && account.objects.products.has(id))
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
      return addProduct(account, { ...params, metadata: mergeMetadata(null, metadata ?? null) })
    },
  ),
  route(
    'GET',
    '/v1/products',
    fields({}, { ...pageParams, ...createdParam, active: bool }),
    ({ account, params, path }) =>
      listPage(
        path,
        [...account.objects.products.values()].filter(
          ({ active }) => params.active === undefined || active === params.active,
        ),
        params,
      ),
  ),
  route('GET', '/v1/products/:id', nothing, ({ account, id }) => account.need('products', id)),
  route(
    'POST',
    '/v1/products/:id',
    fields({}, { ...productFacts, name: anyText, default_price: anyText }),
    ({ account, id, params }) => {
      const product = account.need('products', id)
      if (params.default_price !== undefined) account.need('prices', params.default_price, 'default_price')
      const merged =
        params.metadata === undefined ? product.metadata : mergeMetadata(product.metadata, params.metadata)
      changeAndTell(account, 'product.updated', product, {
        ...params,
        metadata: merged,
        updated: account.time(),
      })
      return product
    },
  ),
  route(
    'POST',
    '/v1/prices',
    fields(
      { currency: anyText, product: anyText, unit_amount: integer },
      { ...priceFacts, recurring, lookup_key: anyText },
    ),
    ({ account, params }) => {
      account.need('products', params.product, 'product')
      return addPrice(account, { ...params, metadata: mergeMetadata(null, params.metadata ?? null) })
    },
  ),
  route(
    'GET',
    '/v1/prices',
    fields(
      {},
      {
        ...pageParams,
        ...createdParam,
        active: bool,
        product: anyText,
        currency: anyText,
        type: oneOf('one_time', 'recurring'),
      },
    ),
    ({ account, params, path }) => {
      const wanted = (['active', 'product', 'currency', 'type'] as const).filter(
        (name) => params[name] !== undefined,
      )
      const found = [...account.objects.prices.values()].filter((price) =>
        wanted.every((name) => price[name] === params[name]),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/prices/:id', nothing, ({ account, id }) => account.need('prices', id)),
  route('POST', '/v1/prices/:id', fields({}, priceFacts), ({ account, id, params }) => {
    const price = account.need('prices', id)
    const merged =
      params.metadata === undefined ? price.metadata : mergeMetadata(price.metadata, params.metadata)
    changeAndTell(account, 'price.updated', price, { ...params, metadata: merged })
    return price
  }),
]
